import styles from './StoredBill.module.css'

type Props = { path: string; url: string | undefined; isPreview?: boolean }

/** The bill that stands in Storage: a link, and where there is room the picture itself. */
export function StoredBill({ path, url, isPreview = false }: Props) {
  if (url === undefined) return 'A bill is stored'
  if (url === '') return 'The bill could not be read. Open this again in a moment.'
  const link = (
    <a href={url} target="_blank" rel="noopener noreferrer">
      Open the bill
    </a>
  )
  if (!isPreview || path.endsWith('.pdf')) return link
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      <img className={styles.bill} src={url} alt="The bill; opens in full" />
    </a>
  )
}
