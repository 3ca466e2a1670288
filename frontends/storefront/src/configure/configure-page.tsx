import { PageHead, useNavigate, useSearchParams, useTexts } from '@vitrine/platform';
import { ThemeProvider } from '@vitrine/ui';
import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import { PublicPage } from '../layout/index.js';
import { AppStage } from '../shared/app-preview/app-stage.js';
import { storedDesign } from '../shared/app-preview/stored-design.js';
import type { Product } from '../shared/catalogue/catalogue.js';
import { listPlans } from '../shared/catalogue/plans.js';
import { useProducts } from '../shared/catalogue/queries.js';
import { Eyebrow } from '../shared/controls/eyebrow.js';
import { Failure } from '../shared/controls/states/failure.js';
import { Breadcrumbs } from '../shared/head/breadcrumbs.js';
import { usePageTitle } from '../shared/pages/use-page-title.js';
import styles from './configure-page.module.css';
import { DesignForm } from './design-form.js';
import { type DesignValues, editionTheme, toShownTheme, toTheme, toValues, validateDesign } from './design-values.js';
import { MoreScreens } from './more-screens.js';
import { PersistDesign } from './persist-design.js';
import { ShareDesign } from './share-design.js';
import { CONFIGURE_TEXTS } from './texts.js';

/** Query parameter with the id of the product that is configured. */
const PRODUCT_PARAMETER = 'product';

/** `/configure`: a retailer designs its app with a live preview; the design becomes part of the request for an edition. */
export default function ConfigurePage() {
  const t = useTexts(CONFIGURE_TEXTS);
  const title = usePageTitle();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { data, isError, isFetching, refetch } = useProducts();
  const offered = data?.filter((product) => listPlans(product).length > 0);
  const product = offered?.find(({ id }) => id === parameters.get(PRODUCT_PARAMETER)) ?? offered?.[0];
  const [initial] = useState(() => toValues({ ...editionTheme(product), house: '' }, product?.id ?? ''));

  const request = async (values: DesignValues, { setFieldError }: FormikHelpers<DesignValues>) => {
    const productId = values.productId || product?.id;
    if (!productId) {
      setFieldError('productId', t('noEdition'));
      return;
    }
    storedDesign.set({ ...toTheme(values), house: values.house.trim() });
    await navigate(`/buy/${productId}`);
  };

  return (
    <PublicPage ground="ivory">
      <PageHead title={title} description={t('description')} canonical="/configure" />
      <Breadcrumbs />
      <ThemeProvider look="site">
        <Formik initialValues={initial} validate={validateDesign} onSubmit={request}>
          <Workbench products={offered} product={product}>
            {isError && !data && (
              <Failure message={t('loadFailed')} onRetry={() => void refetch()} retrying={isFetching} />
            )}
          </Workbench>
        </Formik>
      </ThemeProvider>
    </PublicPage>
  );
}

interface WorkbenchProps {
  products: readonly Product[] | undefined;
  /** The product that the page was opened for. */
  product: Product | undefined;
  /** The message when the editions could not be loaded. */
  children: ReactNode;
}

/** The preview beside the form that changes it. */
function Workbench({ products, product, children }: WorkbenchProps) {
  const t = useTexts(CONFIGURE_TEXTS);
  const { values, setFieldValue } = useFormikContext<DesignValues>();
  const [last, setLast] = useState(() => toTheme(values));
  const theme = toShownTheme(values, last, t('placeholder'));
  if (theme.primary !== last.primary || theme.accent !== last.accent || theme.house !== last.house) setLast(theme);
  return (
    <div className={styles.page}>
      <PersistDesign product={product} />
      <div className={styles.preview}>
        <AppStage theme={theme} onDark={(dark) => void setFieldValue('dark', dark)} besideForm />
        <MoreScreens theme={theme} />
      </div>
      <div className={styles.choices}>
        <Eyebrow>{t('eyebrow')}</Eyebrow>
        <h1 className={styles.title}>
          <span>{t('heading1')}</span> <span>{t('heading2')}</span>
        </h1>
        <p className={styles.lead}>{t('lead')}</p>
        {children}
        <DesignForm products={products} theme={theme} />
        <ShareDesign theme={theme} />
      </div>
    </div>
  );
}
