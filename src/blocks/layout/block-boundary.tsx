import { Component, type ReactNode } from 'react'
import type { LayoutComponent } from '@/contracts/layout/layout-component'
import { log } from '@/platform/log/log'

interface BlockBoundaryProps {
  /** Drawn data; new data start another attempt. */
  component: LayoutComponent
  children: ReactNode
}

/** A block that cannot be drawn, because the shop sent odd data, is left out; the rest of the page stands. */
export class BlockBoundary extends Component<BlockBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error) {
    log.warn(`block ${this.props.component.componentType} cannot be drawn: ${error.message}`)
  }

  override componentDidUpdate(before: BlockBoundaryProps) {
    if (this.state.hasFailed && before.component !== this.props.component) this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
