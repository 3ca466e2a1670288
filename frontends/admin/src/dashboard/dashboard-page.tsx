import { useSearchParams } from '@vitrine/platform';
import { ButtonLink } from '@vitrine/ui';
import { HeroEditor } from '../hero/index.js';
import { OrdersPage } from '../orders/index.js';
import { ProductTable } from '../products/index.js';
import { Line } from '../shared/layout/line.js';
import { useMay, useMayOn } from '../shared/permissions/index.js';
import { Screen } from '../shared/layout/screen.js';
import { Tabs } from '../shared/layout/tabs.js';
import { Attention } from './attention/attention.js';
import styles from './dashboard.module.css';
import { Figures } from './figures/figures.js';
import { LeadingPanel } from './leading-panel.js';
import { SubscriptionTiles } from './subscription-tiles.js';

const TABS = [
  { name: 'products', title: 'Products', permission: 'catalogue:read' },
  { name: 'orders', title: 'Orders', permission: 'orders:read' },
  { name: 'interviews', title: 'Interviews', permission: 'content:read' },
  { name: 'coupons', title: 'Coupons', permission: 'coupons:read' },
] as const;

type Tab = (typeof TABS)[number]['name'];

/** The first screen of the back-office (back-office spec §2, Dashboard). */
export default function DashboardPage() {
  const [params, setParams] = useSearchParams();
  const may = useMay();
  const mayAdd = useMayOn('products')('write');
  const tabs = TABS.filter(({ permission }) => may(permission));
  const shown = (tabs.find(({ name }) => name === params.get('tab')) ?? tabs[0])?.name;
  // Search, filters and page belong to the list of one tab and are dropped on another tab.
  const show = (name: Tab) => {
    const days = params.get('days');
    void setParams(
      { ...(days !== null && { days }), ...(name !== tabs[0]?.name && { tab: name }) },
      { preventScrollReset: true },
    );
  };
  return (
    <Screen>
      <Attention />
      {may('orders:read') && (
        <>
          <SubscriptionTiles />
          <Figures />
        </>
      )}
      {shown !== undefined && (
        <Tabs label="What is managed here" tabs={tabs} shown={shown} onShow={show}>
          {shown === 'products' && (
            <div className={styles.products}>
              {may('content:read') && <HeroEditor />}
              <section aria-labelledby="dashboard-products">
                <Line className={styles.head}>
                  <h2 id="dashboard-products">Products</h2>
                  {mayAdd && <ButtonLink to="/admin/add-product">Add Product</ButtonLink>}
                </Line>
                <ProductTable />
              </section>
            </div>
          )}
          {shown === 'orders' && <OrdersPage />}
          {shown === 'interviews' && (
            <LeadingPanel title="Client interviews" to="/admin/interviews" label="Manage Interviews">
              What jewellers say about the apps: films with the client&apos;s name and house, in the order in which
              visitors meet them. Publish, feature, and add new ones.
            </LeadingPanel>
          )}
          {shown === 'coupons' && (
            <LeadingPanel title="Coupons" to="/admin/coupons" label="Manage Coupons">
              Codes that lower the price of a request: a percentage or a fixed amount, for a time, for some products, a
              number of times. See how often each was used and what it cost.
            </LeadingPanel>
          )}
        </Tabs>
      )}
    </Screen>
  );
}
