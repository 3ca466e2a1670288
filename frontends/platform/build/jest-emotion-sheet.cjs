/** Where MUI's style rules go: nowhere, as those of the CSS modules. jsdom lays nothing out, and asking it for a style went through them all. */
exports.StyleSheet = class {
  tags = [];
  constructor(options) {
    Object.assign(this, options);
  }
  hydrate() {}
  insert() {}
  flush() {}
};
