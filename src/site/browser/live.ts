// Only in the pages of `skill-registrar serve`.

new EventSource('/.events').addEventListener('change', () => location.reload());
