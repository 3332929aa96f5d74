import styles from './kiosk.module.css'

type KeyProps = { icon: string; label: string; onPress: () => void }

const WayKey = ({ icon, label, onPress }: KeyProps) => (
  <button
    type="button"
    className={styles.way}
    // The box keeps the focus, so that the next card may be scanned instead of an answer.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    <i className={`pi ${icon}`} aria-hidden="true" /> <span>{label}</span>
  </button>
)

/** The two answers of whose visit ended by itself, for a finger. */
export const WayKeys = ({ onLeave, onCome }: { onLeave: () => void; onCome: () => void }) => (
  <div className={styles.ways}>
    <WayKey icon="pi-sign-out" label="I am leaving" onPress={onLeave} />
    <WayKey icon="pi-sign-in" label="I am coming in" onPress={onCome} />
  </div>
)
