import { Button } from '@/ui/Button'

type Props = { isDisabled: boolean; onPrint?: () => void }

/** Prints the page as it is, or what `onPrint` puts in its place. */
export const PrintButton = ({ isDisabled, onPrint = () => window.print() }: Props) => (
  <Button icon="pi-print" disabled={isDisabled} onClick={onPrint}>
    Print
  </Button>
)
