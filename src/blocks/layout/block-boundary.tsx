import { Component, type ReactNode } from 'react'
import { log } from '@/platform/log/log'

interface BlockBoundaryProps {
  /** What the log calls the block. */
  name: string
  children: ReactNode
}

/** A block that cannot be drawn, because the shop sent odd data, is left out; the rest of the page stands. */
export class BlockBoundary extends Component<BlockBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error) {
    log.warn(`block ${this.props.name} cannot be drawn: ${error.message}`)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
