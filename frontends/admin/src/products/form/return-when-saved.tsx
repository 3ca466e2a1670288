import { useNavigate } from '@vitrine/platform';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';

/** After how long a saved product is left, in milliseconds (back-office spec §9). */
const RETURN_MS = 2000;

/** Leads to the dashboard a moment after the form was saved, unless somebody types on. */
export function ReturnWhenSaved({ saved }: { saved: boolean }) {
  const { dirty } = useFormikContext();
  const navigate = useNavigate();
  const leaving = saved && !dirty;
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => void navigate('/admin'), RETURN_MS);
    return () => clearTimeout(timer);
  }, [leaving, navigate]);
  return null;
}
