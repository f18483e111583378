import type { LayoutComponent } from '@/contracts/layout/layout-component'

/** No page of a shop is longer; what follows is left out. */
const MAX_COMPONENTS = 200

/** Characters of JSON. */
const MAX_COMPONENT_LENGTH = 200_000

/**
 * The components of a layout that can be drawn at all, whatever a shop sent: with an id of their own, a type, and data.
 * In the order of the layout.
 */
export function sanitizeComponents(components: unknown): LayoutComponent[] {
  if (!Array.isArray(components)) return []
  const known = new Set<string>()
  return components.slice(0, MAX_COMPONENTS).filter((component): component is LayoutComponent => {
    if (!isObject(component) || !isObject(component.data)) return false
    const { componentId, componentType } = component
    if (typeof componentType !== 'string' || typeof componentId !== 'string' || componentId === '') return false
    if (known.has(componentId) || isMonstrous(component)) return false
    known.add(componentId)
    return true
  })
}

/** The same components with what belongs to the user in its place; those for users only where there is one. */
export function completedComponents(
  components: readonly LayoutComponent[],
  isLoggedIn: boolean,
  userParts: ReadonlyMap<string, object>,
): LayoutComponent[] {
  return components
    .filter(({ needLogin }) => isLoggedIn || !needLogin)
    .map((component) => {
      const part = userParts.get(component.componentId)
      return part ? ({ ...component, data: { ...component.data, ...part } } as LayoutComponent) : component
    })
}

/** True for layouts beyond what a merchant makes by hand, or a phone can draw. */
function isMonstrous(component: object): boolean {
  return JSON.stringify(component).length > MAX_COMPONENT_LENGTH
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
