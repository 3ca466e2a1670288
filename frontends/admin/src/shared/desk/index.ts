export { RetailerRequests } from './retailer/retailer-requests.js';
export { PageLink } from './page/page-link.js';
export { RecordCourse } from './page/record-course.js';
export { Card, RecordPage } from './page/record-page.js';
export { useNeighbours } from './page/use-neighbours.js';
export { ReplyForm } from './replies/reply-form.js';
export { type ReplyTemplate, replyTemplates } from './replies/reply-template-calls.js';
