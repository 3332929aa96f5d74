import dayjs from 'dayjs'
import type { Month } from './monthStats'

/** `Oct 2026`. */
export const formatMonth = (month: Month): string => dayjs(`${month}-01`).format('MMM YYYY')
