// Only in the pages that `skill-registrar serve` makes.

new EventSource('/.events').addEventListener('change', () => location.reload());
