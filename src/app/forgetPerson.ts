import { forgetFileUrls } from '@/components/files/fileUrls'
import { dropAllDrafts } from '@/ui/form/draft'

/** ENGINEERING 3 "Cache hygiene": what the screens kept of a person and his centre goes when he does. */
export function forgetPerson(): void {
  dropAllDrafts()
  forgetFileUrls()
}
