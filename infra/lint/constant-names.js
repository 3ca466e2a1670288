const CONSTANT = /^[A-Z][A-Z0-9_]*$/;
/** Keys of queries keep the form of the functions beside them, which make keys from values. */
const QUERY_KEY = /Keys?$/;
const WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression']);

/** @returns the expression without `as` and `satisfies` around it */
const unwrap = (node) => (WRAPPERS.has(node.type) ? unwrap(node.expression) : node);

/** @returns whether a number, a text or a pattern is written out, also as a sum or product of such */
function isPlain(node) {
  switch (node.type) {
    case 'Literal':
      return node.value !== null && typeof node.value !== 'boolean';
    case 'TemplateLiteral':
      return node.expressions.length === 0;
    case 'UnaryExpression':
      return isPlain(node.argument);
    case 'BinaryExpression':
      return isPlain(node.left) && isPlain(node.right);
    default:
      return false;
  }
}

/** @returns whether nothing but literals is in it, at any depth */
function isLiteral(wrapped) {
  const node = wrapped && unwrap(wrapped);
  switch (node?.type) {
    case 'Literal':
      return true;
    case 'ArrayExpression':
      return node.elements.every(isLiteral);
    case 'ObjectExpression':
      return node.properties.every(({ type, value }) => type === 'Property' && isLiteral(value));
    default:
      return node !== undefined && isPlain(node);
  }
}

const isAsConst = ({ type, expression, typeAnnotation }) =>
  WRAPPERS.has(type) &&
  ((type === 'TSAsExpression' && typeAnnotation.typeName?.name === 'const') || isAsConst(expression));

function isReadonly(annotation) {
  const type = annotation?.typeAnnotation;
  return (
    (type?.type === 'TSTypeOperator' && type.operator === 'readonly') ||
    (type?.type === 'TSTypeReference' && /^Readonly/.test(type.typeName.name))
  );
}

const isFreeze = ({ type, callee }) =>
  type === 'CallExpression' && callee.object?.name === 'Object' && callee.property?.name === 'freeze';

/** @returns whether a declaration holds a literal that nothing can change */
function isConstant({ id, init }) {
  if (isPlain(unwrap(init))) return true;
  if (isFreeze(init)) return isLiteral(init.arguments[0]);
  return (isAsConst(init) || isReadonly(id.typeAnnotation)) && isLiteral(init);
}

/** Reports a constant of a module that holds a literal number, text, pattern, or an unchangeable list or object of them, and is not in capitals. */
export const constantNames = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { capitals: 'Write the constant {{name}} in capitals (UPPER_SNAKE_CASE).' },
  },
  create(context) {
    return {
      'Program > VariableDeclaration[kind=const], Program > ExportNamedDeclaration > VariableDeclaration[kind=const]'(
        node,
      ) {
        for (const declared of node.declarations) {
          const { id, init } = declared;
          if (!init || id.type !== 'Identifier' || CONSTANT.test(id.name) || QUERY_KEY.test(id.name)) continue;
          if (isConstant(declared)) context.report({ node: id, messageId: 'capitals', data: { name: id.name } });
        }
      },
    };
  },
};
