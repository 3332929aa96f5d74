import { Button } from '@/ui/Button'

export function PrintButton({ onPrint, isDisabled }: { onPrint: () => void; isDisabled: boolean }) {
  return (
    <Button icon="pi-print" disabled={isDisabled} onClick={onPrint}>
      Print
    </Button>
  )
}
