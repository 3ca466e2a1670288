import { API_GROUPS } from './import-rules.js';
import { TABLE_CROSSINGS, TABLE_DOMAINS } from './table-owners.js';

const IN_TEXT = /\b(?:from|join|into|update|using|lock table)\s+"?([a-z_]+)\b/gi;
const CALLS = /^(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|using|(?:inner|left|right|full)Join)$/;
const DOMAIN = new RegExp(`/services/api/src/(?:(?:${Object.keys(API_GROUPS).join('|')})/)?([^/]+)/|/(examples)/`);

/** Reports a table of another domain of the API, in SQL text and in calls of Kysely, unless `TABLE_CROSSINGS` lists it. */
export const tableAccess = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      foreign:
        'The table {{table}} belongs to {{owner}}: ask that domain, or list the access with its reason (TABLE_CROSSINGS in infra/lint/table-owners.js).',
    },
  },
  create(context) {
    const [, group, example] = DOMAIN.exec(context.filename.replaceAll('\\', '/')) ?? [];
    const domain = group ?? example;
    if (domain === undefined) return {};
    const check = (node, table) => {
      const owner = TABLE_DOMAINS[table];
      if (owner === undefined || owner === domain || Object.hasOwn(TABLE_CROSSINGS[domain] ?? {}, table)) return;
      context.report({ node, messageId: 'foreign', data: { table, owner } });
    };
    const checkText = (node, text) => {
      for (const [, table] of text.matchAll(IN_TEXT)) check(node, table);
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') checkText(node, node.value);
      },
      TemplateLiteral(node) {
        checkText(node, node.quasis.map(({ value }) => value.cooked).join(' ? '));
      },
      CallExpression({ callee, arguments: [first] }) {
        if (callee.type !== 'MemberExpression' || !CALLS.test(callee.property.name)) return;
        const named = first?.type === 'ArrayExpression' ? first.elements : [first];
        for (const node of named) if (typeof node?.value === 'string') check(node, node.value.split(' ')[0]);
      },
    };
  },
};
