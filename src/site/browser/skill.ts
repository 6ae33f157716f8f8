// Copies the install commands of a skill.

const SHOWN_MS = 2000;

for (const button of document.querySelectorAll<HTMLButtonElement>('.copy'))
  button.addEventListener('click', () => void copy(button));

async function copy(button: HTMLButtonElement): Promise<void> {
  const line = button.previousElementSibling!;
  try {
    await navigator.clipboard.writeText(line.textContent ?? '');
    button.textContent = 'Copied';
    setTimeout(() => {
      button.textContent = 'Copy';
    }, SHOWN_MS);
  } catch {
    // Without the permission, the line is selected, and the keyboard copies it.
    getSelection()?.selectAllChildren(line);
  }
}
