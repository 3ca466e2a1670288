/** Reports the second way to write a member that is nobody else's, and a class of a CSS module. */
export const oneForm = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { private: 'Write `private name`.', style: 'Write `styles.name`.' },
  },
  create(context) {
    const reportPrivate = (node) => context.report({ node, messageId: 'private' });
    return {
      'PropertyDefinition > PrivateIdentifier': reportPrivate,
      'MethodDefinition > PrivateIdentifier': reportPrivate,
      'MemberExpression[computed=true][object.name=/styles$/i] > Literal[value=/^[A-Za-z]\\w*$/]': (node) =>
        context.report({ node, messageId: 'style' }),
    };
  },
};
