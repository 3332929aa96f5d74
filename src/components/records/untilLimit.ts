import { isLimit } from '@/data/api/callRejected'
import { WorkLimit } from '@/ui/feedback/work'

/** `each` of work that asks the server once a row: when that takes no more for the moment, the rows that are left are not tried. */
export const untilLimit =
  <Row, Answer>(each: (row: Row) => Promise<Answer>) =>
  async (row: Row): Promise<Answer> => {
    try {
      return await each(row)
    } catch (error) {
      if (!isLimit(error)) throw error
      throw new WorkLimit('Too many at once. Wait a minute, then go on with those that are not done.')
    }
  }
