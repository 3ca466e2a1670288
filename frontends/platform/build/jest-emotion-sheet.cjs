/** Drops MUI's style rules, because jsdom has no layout and would go through all rules at each `getComputedStyle`. */
exports.StyleSheet = class {
  tags = [];
  constructor(options) {
    Object.assign(this, options);
  }
  hydrate() {}
  insert() {}
  flush() {}
};
