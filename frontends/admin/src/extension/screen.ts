/** What a screen of an extension may use (docs/guides/extend.md). */
export { ApiFailure, useMutation, useQuery, useQueryClient } from '@vitrine/platform';
export { callApi } from '@vitrine/platform/extension';
export { Alert, Button, Checkbox, Dialog, Form, Select, SubmitButton, TextField, useNotify } from '@vitrine/ui';
export { Badge } from '../shared/cards/index.js';
export { DeleteDialog } from '../shared/deleting/index.js';
export { EmailLink } from '../shared/email-link.js';
export { failureWithReason } from '../shared/failure-text.js';
export { format } from '../shared/format.js';
export { Line } from '../shared/layout/line.js';
export { LoadingText, Screen } from '../shared/layout/screen.js';
export {
  cells,
  type Column,
  DataTable,
  DeleteButton,
  EmptyList,
  ListFailure,
  RowButton,
  RowLink,
} from '../shared/list/index.js';
export { useMay } from '../shared/permissions/index.js';
export { useDeleteRow } from '../shared/rows/index.js';
