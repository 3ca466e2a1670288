import MuiTab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { type ReactNode, useId } from 'react';
import styles from './tabs.module.css';

interface Tab<Name extends string> {
  name: Name;
  title: string;
}

interface TabsProps<Name extends string> {
  /** What the tabs belong to, for assistive technology. */
  label: string;
  tabs: readonly Tab<Name>[];
  shown: Name;
  onShow: (name: Name) => void;
  /** Content of the tab that is shown. */
  children: ReactNode;
}

/** Tabs, with the content of one of them; arrow keys move between the tabs. */
export function Tabs<Name extends string>({ label, tabs, shown, onShow, children }: TabsProps<Name>) {
  const id = useId();
  return (
    <div>
      <MuiTabs
        value={shown}
        onChange={(_event, name: Name) => onShow(name)}
        aria-label={label}
        variant="scrollable"
        className={styles.tabs}
        classes={{ indicator: styles.indicator }}
      >
        {tabs.map(({ name, title }) => (
          <MuiTab
            key={name}
            value={name}
            label={title}
            id={`${id}${name}`}
            aria-controls={name === shown ? `${id}panel` : undefined}
            disableRipple
            className={styles.tab}
          />
        ))}
      </MuiTabs>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${shown}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
