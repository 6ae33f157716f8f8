// Runs before the page is painted: the chosen theme must not flash in late.

const KEY = 'skill-registrar-theme';
const root = document.documentElement;
const prefersDark = matchMedia('(prefers-color-scheme: dark)');

root.classList.add('has-script');
apply(read());
prefersDark.addEventListener('change', () => showState());
document.addEventListener('DOMContentLoaded', () => {
  showState();
  document.querySelector('#theme')?.addEventListener('click', toggle);
});

function toggle(): void {
  const theme = isDark() ? 'light' : 'dark';
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage can be off; the choice then lasts as long as the page.
  }
  apply(theme);
  showState();
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function apply(theme: string | null): void {
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
}

function isDark(): boolean {
  const { theme } = root.dataset;
  return theme === undefined ? prefersDark.matches : theme === 'dark';
}

function showState(): void {
  document.querySelector('#theme')?.setAttribute('aria-pressed', String(isDark()));
}
