/** Shows the page for broken pages in place of what throws, until another place is shown. */
import { Component, type ReactNode } from 'react'
import { CrashPage } from './CrashPage.tsx'

interface Props {
  /** Where the site stands: elsewhere is another try. */
  readonly at: unknown
  readonly children: ReactNode
}
interface State {
  readonly broken: { readonly error: unknown } | null
}

export class CrashBoundary extends Component<Props, State> {
  override state: State = { broken: null }

  static getDerivedStateFromError(error: unknown): State {
    return { broken: { error } }
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.broken && before.at !== this.props.at) this.setState({ broken: null })
  }

  override render(): ReactNode {
    return this.state.broken ? <CrashPage error={this.state.broken.error} /> : this.props.children
  }
}
