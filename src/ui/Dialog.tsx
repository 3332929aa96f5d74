import { useId, type ReactNode } from 'react'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton'
import { Overlay } from './Overlay'

type Props = {
  title: string
  onClose: () => void
  /** Pixels. */
  width?: number
  footer?: ReactNode
  isDismissable?: boolean
  /** What closing it does, where that is more than to close it. */
  closeLabel?: string
  children: ReactNode
}

/** A modal of one column. Show it by mounting it. Mark the control that takes the focus with `data-autofocus`. */
export function Dialog({
  title,
  onClose,
  width = 450,
  footer,
  isDismissable = true,
  closeLabel = 'Close',
  children,
}: Props) {
  const id = useId()
  return (
    <Overlay labelledBy={id} side="centre" width={width} onClose={onClose} isDismissable={isDismissable}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <IconButton icon="pi-times" label={closeLabel} onClick={onClose} />
      </div>
      <div className={styles.content}>{children}</div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </Overlay>
  )
}
