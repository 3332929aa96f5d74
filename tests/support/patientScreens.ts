import { configure } from '@testing-library/react'

/** What comes late on a busy machine is waited for: its own second is no measure of anything. */
configure({ asyncUtilTimeout: 15_000 })
