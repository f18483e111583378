const words = (list: string) => list.trim().split(/\s+/)

/** Elements of a drawing that are written; others are left out with all that is in them. */
export const ELEMENTS: ReadonlySet<string> = new Set(
  words(`
    svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan
    linearGradient radialGradient stop clipPath mask pattern marker filter
    feBlend feColorMatrix feComponentTransfer feComposite feDisplacementMap feDropShadow feFlood feFuncA feFuncB
    feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset feTurbulence
  `),
)

const EXPORT = 'Export the drawing with presentation attributes and without embedded content.'
/** Elements that make a drawing more than a drawing, or that it would look wrong without. */
export const NEVER: Readonly<Record<string, string>> = Object.fromEntries(
  words(
    'script foreignobject image feimage iframe object embed audio video style link a animate animatemotion animatetransform set handler',
  ).map((name) => [name, `A drawing must not have an element <${name}>. ${EXPORT}`]),
)

const PRESENTATION = words(`
  clip-path clip-rule color color-interpolation color-interpolation-filters display dominant-baseline fill fill-opacity
  fill-rule filter flood-color flood-opacity font-family font-size font-stretch font-style font-variant font-weight
  letter-spacing marker-end marker-mid marker-start mask mix-blend-mode opacity overflow paint-order shape-rendering
  stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-opacity stroke-width text-anchor text-decoration text-rendering transform vector-effect visibility word-spacing
`)
const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...PRESENTATION,
  ...words(`
    id viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy d points pathLength rotate
    textLength lengthAdjust offset gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits
    patternUnits patternContentUnits patternTransform markerUnits markerWidth markerHeight refX refY orient filterUnits
    primitiveUnits in in2 result mode type values operator k1 k2 k3 k4 scale xChannelSelector yChannelSelector
    stdDeviation radius baseFrequency numOctaves seed stitchTiles tableValues slope intercept amplitude exponent
  `),
])

type Refuse = (value: string, message: string) => never

/** Attributes of an element that are written: styles as attributes, references to own parts only. */
export function attributesOf(attributes: Readonly<Record<string, string>>, refuse: Refuse): Record<string, string> {
  const safe: Record<string, string> = {}
  for (const [name, value] of Object.entries(attributes)) {
    if (/^on/i.test(name)) refuse(name, 'A drawing must not have an event handler.')
    if (name === 'href' || name === 'xlink:href') safe.href = ownReference(value, refuse)
    else if (name === 'style') Object.assign(safe, styleOf(value, refuse))
    else if (ATTRIBUTES.has(name)) safe[name] = localValue(value, refuse)
  }
  return safe
}

function styleOf(style: string, refuse: Refuse): Record<string, string> {
  const declarations = style.split(';').map((part) => /^\s*([a-z-]+)\s*:\s*(.*?)\s*$/s.exec(part))
  const allowed = declarations.filter((match) => match && PRESENTATION.includes(match[1] ?? ''))
  return Object.fromEntries(allowed.map((match) => [match?.[1] ?? '', localValue(match?.[2] ?? '', refuse)]))
}

function ownReference(value: string, refuse: Refuse): string {
  return /^#[\w.-]+$/.test(value) ? value : refuse(value, 'A drawing refers to its own parts only.')
}

/** A value without functions that fetch: `url` leads to own parts, and nothing is written with escapes. */
function localValue(value: string, refuse: Refuse): string {
  const rest = value.replace(/url\(\s*['"]?#[\w.-]+['"]?\s*\)/gi, '')
  if (/url\s*\(|image|javascript:|expression|\\|@|&/i.test(rest))
    refuse(value, 'A drawing refers to its own parts only.')
  return value.replace(/url\(\s*['"]?(#[\w.-]+)['"]?\s*\)/gi, 'url($1)')
}
