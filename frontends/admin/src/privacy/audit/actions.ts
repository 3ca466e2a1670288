/** What the audit log can be narrowed to: an action, or the beginning of some (as the API's `action`). */
export const actionNames: Readonly<Record<string, string>> = {
  admin: 'Sign-ins and passwords',
  'order.customer.decrypt': 'Customer data decrypted',
  order: 'Orders: changed, deleted, restored',
  orders: 'Orders exported',
  contact: 'Contact requests deleted',
  privacy: 'Personal data exported or erased',
  retention: 'Data deleted when their time was over',
  keys: 'Keys changed',
};

/** An entry's action in a few words; an unknown one as it is written. */
const deeds: Readonly<Record<string, string>> = {
  'admin.sign-in': 'Signed in',
  'admin.sign-in.failed': 'Sign-in failed',
  'admin.password.change': 'Changed the password',
  'admin.password.reset': 'Reset a password',
  'admin.session.end': 'Ended a session',
  'admin.sessions.end-others': 'Ended all other sessions',
  'admin.create': 'Created an administrator',
  'admin.unlock': 'Unlocked an administrator',
  'order.customer.decrypt': 'Decrypted customer data',
  'order.delete': 'Deleted an order',
  'order.restore': 'Restored an order',
  'orders.export': 'Exported orders',
  'contact.delete': 'Deleted a contact request',
  'coupon.giveBack': 'Gave back uses of a coupon',
  'privacy.export': 'Exported personal data',
  'privacy.erase': 'Erased personal data',
  'retention.apply': 'Deleted what was over its time',
  'keys.rotate': 'Changed the keys',
};

export const deedText = (action: string): string => deeds[action] ?? action;
