import styles from './UploadProgress.module.css'

/** What is on its way while the form is being saved. */
export const UploadProgress = ({ text }: { text: string }) => (
  <p className={styles.progress} role="status">
    <i className="pi pi-spinner pi-spin" aria-hidden="true" />
    {text}
  </p>
)
