const API = 'services/api/src';
const DOMAIN = `${API}/content/{{kebabCase plural}}`;
const SCREENS = 'frontends/admin/src';
const FOLDER = `${SCREENS}/{{kebabCase plural}}`;

/** The files of a new resource, each with its template. */
export const RESOURCE_FILES = [
  ['contracts/schemas/src/resources/{{kebabCase name}}.ts', 'resource.declaration.ts'],
  [`${DOMAIN}/{{kebabCase name}}.ts`, 'resource.table.ts'],
  [`${DOMAIN}/{{kebabCase plural}}.service.ts`, 'resource.service.ts'],
  [`${DOMAIN}/{{kebabCase plural}}.controller.ts`, 'resource.controller.ts'],
  [`${DOMAIN}/{{kebabCase plural}}.module.ts`, 'resource.module.ts'],
  [`${API}/database/migrations/content/Migration{{time}}{{pascalCase plural}}.ts`, 'resource.migration.ts'],
  [`${FOLDER}/{{kebabCase name}}-calls.ts`, 'resource.calls.ts'],
  [`${FOLDER}/{{kebabCase plural}}-page.tsx`, 'resource.list.tsx'],
  [`${FOLDER}/{{kebabCase name}}-form-page.tsx`, 'resource.form.tsx'],
];

/** Where a new resource is named, each before a line that then follows it. */
export const RESOURCE_ENTRIES = [
  {
    file: 'contracts/schemas/src/index.ts',
    before: "export * from './requests/search.js';",
    text: "export * from './resources/{{kebabCase name}}.js';\n",
  },
  {
    file: `${API}/app.module.ts`,
    before: 'import { UploadsModule }',
    text: "import { {{pascalCase plural}}Module } from './content/{{kebabCase plural}}/{{kebabCase plural}}.module.js';\n",
  },
  { file: `${API}/app.module.ts`, before: '    PrivacyModule,', text: '    {{pascalCase plural}}Module,\n' },
  {
    file: `${API}/platform/operations/openapi-texts.ts`,
    before: "  ['Interviews',",
    text: "  ['{{sentenceCase plural}}', 'What staff write of {{lowerCase plural}}.'],\n",
  },
  {
    file: 'infra/lint/import-rules.js',
    before: '    search: [],',
    text: "    '{{kebabCase plural}}': ['resource'],\n",
  },
  {
    file: 'infra/lint/table-owners.js',
    before: '  stores: ',
    text: "  {{snakeCase plural}}: '{{kebabCase plural}}',\n",
  },
  {
    file: 'contracts/schemas/src/trash.ts',
    before: '  stores: ',
    text: "  {{snakeCase plural}}: { title: '{{sentenceCase name}}', permissions: 'content', names: ['title'] },\n",
  },
  {
    file: 'contracts/schemas/src/admin-screens.ts',
    before: '  coupons: ',
    text: "  {{camelCase plural}}: { title: '{{titleCase plural}}', path: '/admin/{{kebabCase plural}}', permission: 'content:read', needs: CONTENT },\n",
  },
  {
    file: `${SCREENS}/screens.ts`,
    before: 'const ReplyTemplateForm = ',
    text: `const {{pascalCase name}}Form = screen(
  '{{kebabCase name}}-form',
  () => import(/* webpackChunkName: "{{kebabCase name}}-form" */ './{{kebabCase plural}}/{{kebabCase name}}-form-page.js'),
);
`,
  },
  {
    file: `${SCREENS}/screens.ts`,
    before: '  {\n    ...ADMIN_SCREENS.coupons,',
    text: `  {
    ...ADMIN_SCREENS.{{camelCase plural}},
    icon: 'sections',
    Screen: screen(
      '{{kebabCase plural}}',
      () => import(/* webpackChunkName: "{{kebabCase plural}}" */ './{{kebabCase plural}}/{{kebabCase plural}}-page.js'),
    ),
    pages: [
      { title: 'Add {{titleCase name}}', path: '/admin/{{kebabCase plural}}/new', Screen: {{pascalCase name}}Form },
      { title: 'Edit {{titleCase name}}', path: '/admin/{{kebabCase plural}}/:id/edit', Screen: {{pascalCase name}}Form },
    ],
  },
`,
  },
];
