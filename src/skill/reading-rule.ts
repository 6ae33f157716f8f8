/** The rules about what keeps a file from being read as a skill: the walk, the split and the parser report them. */
export type ReadingRule =
  | 'file-encoding'
  | 'file-name-case'
  | 'file-size'
  | 'file-unreadable'
  | 'frontmatter-duplicate-key'
  | 'frontmatter-language'
  | 'frontmatter-missing'
  | 'frontmatter-size'
  | 'frontmatter-type'
  | 'frontmatter-unclosed'
  | 'frontmatter-unquoted-colon'
  | 'git-directory'
  | 'link-refused'
  | 'yaml-syntax';
