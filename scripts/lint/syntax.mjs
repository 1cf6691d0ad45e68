/**
 * A rule for the linter that refuses what a selector finds, as ESLint's own `no-restricted-syntax` does:
 * `"syntax/restricted": ["error", { "selector": "...", "message": "..." }, ...]`. For selectors see
 * https://eslint.org/docs/latest/extend/selectors.
 */
const restricted = {
  meta: {
    schema: {
      type: 'array',
      items: {
        type: 'object',
        properties: { selector: { type: 'string' }, message: { type: 'string' } },
        required: ['selector', 'message'],
        additionalProperties: false,
      },
    },
  },
  create: context =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [selector, node => context.report({ node, message })]),
    ),
};

export default { meta: { name: 'syntax' }, rules: { restricted } };
