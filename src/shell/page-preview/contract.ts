import type { FunctionComponent } from 'react'

/** Draws of a page what is known before it is there; nothing if nothing is. */
export type Preview = FunctionComponent<{ params: Readonly<Record<string, string>> }>
