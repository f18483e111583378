import { createElement, forwardRef } from 'react'

/** Taro's Text on the web, in place of two components around a span. */
export default forwardRef((props, ref) => createElement('span', { ...props, ref }))
