import { describe, expect, it } from 'vitest';
import { GitHubDescription } from '../support/openapi.js';

describe("requests checked against GitHub's OpenAPI description", () => {
  const description = new GitHubDescription();
  const check = (method: string, url: string, body: object | '' = '') =>
    description.check({ method, url, body: body === '' ? '' : JSON.stringify(body) });

  it('accepts a request that GitHub describes', () => {
    expect(check('GET', '/repos/a/b/pulls?state=open&head=a%3Ax&per_page=100')).toEqual([]);
    expect(check('POST', '/repos/a/b/git/refs', { ref: 'refs/heads/x', sha: 'abc' })).toEqual([]);
    expect(check('POST', '/repos/a/b/issues/1/labels', { labels: ['x'] })).toEqual([]);
  });

  it.each([
    ['an unknown path', 'GET', '/repos/a/b/nothing', '', 'is not described'],
    ['an unknown method', 'PUT', '/repos/a/b/git/refs', '', 'is not described'],
    ['an unknown query parameter', 'GET', '/repos/a/b/pulls?status=open', '', 'status is not described'],
    ['an invalid value of a query parameter', 'GET', '/repos/a/b/pulls?state=opened', '', 'does not fit'],
    ['an unknown property of the body', 'PATCH', '/repos/a/b/pulls/1', { draft: true }, 'draft of the body'],
    [
      'a missing property of the body',
      'POST',
      '/repos/a/b/git/refs',
      { ref: 'refs/heads/x' },
      "required property 'sha'",
    ],
    [
      'a wrong type in the body',
      'POST',
      '/repos/a/b/git/commits',
      { message: 'm', tree: 't', parents: 'p' },
      'array',
    ],
    ['a missing body', 'POST', '/repos/a/b/git/trees', '', 'body is missing'],
  ] as const)('reports %s', (_, method, url, body, expected) => {
    expect(check(method, url, body).join('\n')).toContain(expected);
  });
});
