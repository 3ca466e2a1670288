/** The filter of a list by whether visitors see a row. */
export const statusNames = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
];

export const byActive = ({ isActive }: { isActive: boolean }, status: string): boolean =>
  isActive === (status === 'active');
