import { defineRule } from './rule.js';

/** What templates and generators leave for the author to replace. */
const TEMPLATE =
  /^\W*(?:todo|tbd|fixme|lorem ipsum)\b|\[(?:todo|tbd|fixme|insert|describe|your|add)\b[^\]]*\]|<(?:todo|insert|describe|your|add)\b[^>]*>|^(?:insert|add|your|enter|replace this with)\b.{0,60}\bdescription\b|^(?:a |the )?(?:brief |short )?description (?:of (?:the|this|your) skill|here|goes here)\b|^replace (?:this|with)\b|, in one sentence\. Use when a task calls for it\.$/i;

export default defineRule({
  id: 'description-template',
  severity: 'warning',
  kind: 'VALIDATION_ERROR',
  summary:
    'The description was written for this skill: no `TODO`, no text of a template, more than one word.',
  why: 'Agents choose a skill by its description alone.',
  unless: 'the description really is about such a text',
  bad: [
    {
      frontmatter: 'description: «"TODO: say what it does."»',
      message: 'The description is still that of a template.',
    },
    { frontmatter: 'description: «Replace with a description of the skill and when to use it.»' },
    { frontmatter: 'description: «"[TODO: Complete and informative explanation]"»' },
    { frontmatter: 'description: «Pdf, in one sentence. Use when a task calls for it.»' },
    { frontmatter: 'description: «Deploys»', message: 'The description is a single word.' },
  ],
  good: [
    { frontmatter: 'description: Fills in PDF forms.' },
    { frontmatter: 'description: Finds every TODO of a project and sorts them.' },
    { frontmatter: 'description: 填写表单。' },
  ],
  check({ data, profile }, report) {
    const text = data['description'];
    if (typeof text !== 'string' || profile.portability !== true) return;
    const isTemplate = TEMPLATE.test(text.trim());
    if (!isTemplate && !/^[A-Za-z]{2,20}\.?$/.test(text.trim())) return;
    report({
      at: { field: ['description'], part: 'value' },
      message: isTemplate
        ? 'The description is still that of a template.'
        : 'The description is a single word.',
      fix: 'Say what the skill does and when to use it.',
    });
  },
});
