import { useNavigate } from '@vitrine/platform';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';

/** Delay before the form of a saved product is left, in milliseconds (back-office spec §9). */
const RETURN_MS = 2000;

/** Opens the dashboard shortly after the form was saved, unless somebody continues to type. */
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
