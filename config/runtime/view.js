import { createElement, forwardRef } from 'react'

/** Taro's View on the web, in place of one that keeps its class in a state. */
export default forwardRef((props, ref) => createElement('div', { ...props, ref }))
