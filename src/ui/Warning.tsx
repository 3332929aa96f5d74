import type { ComponentProps } from 'react'
import styles from './Warning.module.css'

type Props = Pick<ComponentProps<'div'>, 'children' | 'role'>

/** What is worth a second look and stops nobody; a button in it reads as a link of its sentence. */
export const Warning = (props: Props) => <div className={styles.warning} {...props} />
