/** Where a file is, as SARIF says it: a percent-encoded URI, relative to the checkout or to the home directory. */
export function locateArtifact(file: string, prefix: string): { uri: string; uriBaseId?: string } {
  if (file.startsWith('~/')) return { uri: encodePath(file.slice(2)), uriBaseId: 'HOME' };
  if (file.startsWith('/')) return { uri: `file://${encodePath(file)}` };
  const drive = /^([A-Za-z]:)(\/.*)$/.exec(file);
  if (drive) return { uri: `file:///${drive[1]}${encodePath(drive[2]!)}` };
  return { uri: encodePath(prefix + file), uriBaseId: '%SRCROOT%' };
}

/** Lone surrogates have no encoding: they become the replacement character rather than an exception. */
function encodePath(path: string): string {
  return path
    .split('/')
    .map((segment) => encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd')))
    .join('/');
}
