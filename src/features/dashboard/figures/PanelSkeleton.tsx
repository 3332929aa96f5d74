import styles from './Figures.module.css'

/** As tall as the chart that comes; whoever prints waits for it. */
export const PanelSkeleton = ({ isWide = false }: { isWide?: boolean }) => (
  <div
    className={styles.skeleton}
    data-wide={isWide || undefined}
    data-coming
    role="status"
    aria-label="Loading"
  />
)
