/** What the audit log can be narrowed to: an action, or the beginning of some (as the API's `action`). */
export const ACTION_NAMES: Readonly<Record<string, string>> = {
  admin: 'Sign-ins and passwords',
  'order.customer.decrypt': 'Customer data decrypted',
  order: 'Orders: read, changed, deleted, restored',
  orders: 'Lists of orders: read, exported',
  contact: 'Contact requests: changed, deleted',
  demonstration: 'Requests for a demonstration: decided, deleted',
  demonstrations: 'Lists of requests for a demonstration: read, exported',
  contacts: 'Lists of contact requests: read, exported',
  coupon: 'Coupons',
  product: 'Products',
  accessory: 'Accessories',
  page: 'Legal and other pages',
  token: 'Refused sign-in tokens',
  request: 'Requests over a limit',
  privacy: 'Personal data exported or erased',
  retention: 'Data deleted when their time was over',
  keys: 'Keys changed',
};

/** An entry's action in a few words; an unknown one as it is written. */
const ACTION_LABELS: Readonly<Record<string, string>> = {
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
  'contacts.export': 'Exported contact requests',
  'demonstrations.export': 'Exported requests for a demonstration',
  'contact.delete': 'Deleted a contact request',
  'coupon.giveBack': 'Gave back uses of a coupon',
  'admin.sign-out': 'Signed out',
  'admin.ops-session': 'Opened the queue dashboard',
  'order.read': 'Read an order',
  'order.update': 'Changed an order',
  'order.confirmation.resend': 'Sent a confirmation again',
  'orders.read': 'Read a list of orders',
  'contact.update': 'Changed a contact request',
  'contact.acknowledgement.resend': 'Sent an acknowledgement again',
  'contacts.read': 'Read a list of contact requests',
  'contact.read': 'Read a contact request',
  'demonstration.delete': 'Deleted a request for a demonstration',
  'demonstration.update': 'Decided or changed a request for a demonstration',
  'demonstration.acknowledgement.resend': 'Sent the acknowledgement of a demonstration again',
  'demonstrations.read': 'Read a list of requests for a demonstration',
  'demonstration.read': 'Read a request for a demonstration',
  'coupon.uses.read': 'Read the uses of a coupon',
  'permission.refused': 'Refused for want of a permission',
  'token.refused': 'Sign-in tokens refused',
  'request.limited': 'Requests over a limit',
  'file.upload': 'Uploaded files',
  'section.reorder': 'Reordered the home sections',
  'privacy.export': 'Exported personal data',
  'privacy.erase': 'Erased personal data',
  'retention.apply': 'Deleted what was over its time',
  'keys.rotate': 'Changed the keys',
};

/** What happens to things of the catalogue and the pages, `product.update` for instance. */
const VERBS: Readonly<Record<string, string>> = { create: 'Created', update: 'Changed', delete: 'Deleted' };

export function actionLabel(action: string): string {
  const [thing = '', verb = ''] = action.split('.');
  const known = ACTION_LABELS[action] ?? (Object.hasOwn(VERBS, verb) ? `${VERBS[verb]}: ${thing}` : undefined);
  return known ?? action;
}
