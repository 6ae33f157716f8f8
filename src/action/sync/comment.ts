import type { RepositoryApi } from './repository.js';

export type CommentOperation = 'created' | 'updated' | 'removed' | 'none';

/**
 * Keeps one comment with the result on a pull request: creates it, edits it in place, and removes it when `text` is
 * `null`. The marker tells it from those of runs for other roots.
 */
export async function updateComment(
  api: Pick<RepositoryApi, 'listComments' | 'createComment' | 'updateComment' | 'deleteComment'>,
  { number, root, text }: { readonly number: number; readonly root: string; readonly text: string | null },
): Promise<CommentOperation> {
  const marker = `<!-- skill-registrar: result for ${root.replace(/[^\w./-]/g, '_')} -->`;
  const body = text === null ? null : `${marker}\n${text}`;
  const all = await api.listComments(number);
  const [first, ...others] = all.filter((comment) => comment.body.startsWith(marker));
  // A request whose response was lost may have created another one.
  for (const { id } of others) await api.deleteComment(id);
  if (first === undefined) {
    if (body === null) return 'none';
    await api.createComment(number, body);
    return 'created';
  }
  if (body === null) {
    await api.deleteComment(first.id);
    return 'removed';
  }
  if (first.body.replaceAll('\r\n', '\n').trim() === body.trim()) return 'none';
  await api.updateComment(first.id, body);
  return 'updated';
}
