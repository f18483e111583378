import { linear, num, radial, repeat, seededNumbers } from './drawing'
import { GOODS_SCENES } from './goods-scenes'

/** Pictures of things other than shows: goods, cards, places to reserve, activities. */
export type SceneName = keyof typeof SCENES

interface Scene {
  from: string
  to: string
  /** Shapes in a box of 200 × 200, the middle of the picture. */
  shapes: string
}

const LINE = 'fill="none" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"'

const SCENES = {
  ...GOODS_SCENES,
  'light-stick': {
    from: '#2B1055',
    to: '#C2417E',
    shapes:
      '<path d="M88 96h24v84a12 12 0 0 1-24 0z" fill="#F3F4F8"/><path d="M88 112h24v10H88z" fill="#FF7A1A"/><circle cx="100" cy="64" r="44" fill="#FFE1F0" opacity=".35"/><circle cx="100" cy="64" r="32" fill="#FFD166"/><path d="M100 46l6 12 13 2-10 9 3 13-12-7-12 7 3-13-10-9 13-2z" fill="#C2417E"/>',
  },
  'tour-shirt': {
    from: '#F6D8B8',
    to: '#F2A07A',
    shapes:
      '<path d="M62 42l24-12q14 14 28 0l24 12 30 34-24 20-12-12v88H68V84L56 96 32 76z" fill="#22242B"/><path d="M78 112h44M78 126h30" stroke="#FFD166" stroke-width="7" stroke-linecap="round"/><circle cx="100" cy="84" r="14" fill="#FF7A1A"/>',
  },
  'tote-bag': {
    from: '#CFE7DF',
    to: '#7DBDAE',
    shapes: `<path d="M70 76V60a30 30 0 0 1 60 0v16" ${LINE} stroke="#2E5A50"/><path d="M44 76h112l10 98H34z" fill="#FBF7EC"/><path d="M76 144q24-46 48 0" ${LINE} stroke="#D62246"/><circle cx="100" cy="104" r="11" fill="#FF7A1A"/>`,
  },
  'poster-set': {
    from: '#F4EADB',
    to: '#D8B98A',
    shapes:
      '<g transform="rotate(-9 100 100)"><path d="M48 44h78v108H48z" fill="#0E8F80"/></g><g transform="rotate(7 100 100)"><path d="M72 44h78v108H72z" fill="#D62246"/></g><path d="M62 50h78v108H62z" fill="#FFF8EC"/><circle cx="101" cy="94" r="24" fill="#FF7A1A"/><path d="M76 132h50M84 144h34" stroke="#22242B" stroke-width="5" stroke-linecap="round"/>',
  },
  'plush-toy': {
    from: '#FFE3E8',
    to: '#F79AB2',
    shapes:
      '<circle cx="64" cy="58" r="22" fill="#B9764A"/><circle cx="136" cy="58" r="22" fill="#B9764A"/><ellipse cx="100" cy="138" rx="52" ry="48" fill="#B9764A"/><circle cx="100" cy="86" r="48" fill="#C98A5B"/><ellipse cx="100" cy="102" rx="20" ry="15" fill="#F8E4CF"/><circle cx="82" cy="80" r="6" fill="#2B1B12"/><circle cx="118" cy="80" r="6" fill="#2B1B12"/><path d="M92 96h16l-8 8z" fill="#2B1B12"/>',
  },
  'year-card': {
    from: '#1F1B2E',
    to: '#5B4A8A',
    shapes:
      '<path d="M20 54h160a12 12 0 0 1 12 12v76a12 12 0 0 1-12 12H20A12 12 0 0 1 8 142V66a12 12 0 0 1 12-12z" fill="#F2CF8B"/><path d="M8 84h184v16H8z" fill="#3A2E1C"/><path d="M150 112l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z" fill="#FF7A1A"/><path d="M24 118h62M24 134h40" stroke="#3A2E1C" stroke-width="6" stroke-linecap="round"/>',
  },
  'theatre-card': {
    from: '#5E1226',
    to: '#D62246',
    shapes:
      '<path d="M20 54h160a12 12 0 0 1 12 12v76a12 12 0 0 1-12 12H20A12 12 0 0 1 8 142V66a12 12 0 0 1 12-12z" fill="#FBEFE3"/><path d="M30 74q26 10 52 0v26c0 24-13 38-26 38s-26-14-26-38z" fill="#D62246"/><path d="M42 94q6-6 12 0M60 94q6-6 12 0M44 112q12 14 24 0" fill="none" stroke="#FBEFE3" stroke-width="4" stroke-linecap="round"/><path d="M104 84h66M104 104h50M104 124h58" stroke="#5E1226" stroke-width="7" stroke-linecap="round"/>',
  },
  'cash-card': {
    from: '#0B4A45',
    to: '#35A08F',
    shapes:
      '<path d="M20 54h160a12 12 0 0 1 12 12v76a12 12 0 0 1-12 12H20A12 12 0 0 1 8 142V66a12 12 0 0 1 12-12z" fill="#D8F3EC"/><path d="M72 78l28 30 28-30M100 108v30M78 112h44M78 126h44" fill="none" stroke="#0B4A45" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>',
  },
  'lounge-card': {
    from: '#3A2418',
    to: '#A8744A',
    shapes:
      '<path d="M20 54h160a12 12 0 0 1 12 12v76a12 12 0 0 1-12 12H20A12 12 0 0 1 8 142V66a12 12 0 0 1 12-12z" fill="#F6E4CE"/><path d="M58 92a12 12 0 0 1 12-12h60a12 12 0 0 1 12 12v22H58z" fill="#A8744A"/><path d="M44 104a9 9 0 0 1 18 0v12h76v-12a9 9 0 0 1 18 0v28H44z" fill="#3A2418"/>',
  },
  'season-card': {
    from: '#14213D',
    to: '#4E6FA8',
    shapes:
      '<path d="M20 54h160a12 12 0 0 1 12 12v76a12 12 0 0 1-12 12H20A12 12 0 0 1 8 142V66a12 12 0 0 1 12-12z" fill="#E4ECFB"/><path d="M76 126V88l52-11v38" fill="none" stroke="#14213D" stroke-width="7" stroke-linejoin="round"/><circle cx="67" cy="128" r="11" fill="#14213D"/><circle cx="119" cy="117" r="11" fill="#14213D"/>',
  },
  'encore-vote': {
    from: '#12284C',
    to: '#3E7CC9',
    shapes: `<path d="M58 36h84v46a42 42 0 0 1-84 0z" fill="#FFD166"/><path d="M58 48H34v14a24 24 0 0 0 24 24M142 48h24v14a24 24 0 0 1-24 24" ${LINE} stroke="#FFD166"/><path d="M92 122h16v26H92zM70 148h60v18H70z" fill="#FFD166"/><path d="M100 50l7 14 15 2-11 11 3 15-14-8-14 8 3-15-11-11 15-2z" fill="#12284C"/>`,
  },
  backstage: {
    from: '#20242F',
    to: '#59637C',
    shapes:
      '<path d="M0 20h200v150H0z" fill="#14171F"/><path d="M0 20h62q-6 90-30 150H0zM200 20h-62q6 90 30 150h32z" fill="#A3243B"/><path d="M100 30l46 136H54z" fill="#FFE9B0" opacity=".35"/><ellipse cx="100" cy="164" rx="48" ry="10" fill="#FFE9B0" opacity=".6"/><path d="M94 98h12v64H94zM86 92a14 14 0 1 1 28 0z" fill="#F3F4F8"/>',
  },
  museum: {
    from: '#F7E9CF',
    to: '#E3BE86',
    shapes:
      '<path d="M20 76L100 28l80 48v10H20z" fill="#7A4B2A"/><path d="M34 92h16v60H34zM71 92h16v60H71zM113 92h16v60h-16zM150 92h16v60h-16z" fill="#9C6A41"/><path d="M18 156h164v14H18z" fill="#7A4B2A"/><circle cx="100" cy="60" r="9" fill="#F7E9CF"/>',
  },
  gift: {
    from: '#FF7A4D',
    to: '#E0281B',
    shapes:
      '<path d="M30 84h140v88H30z" fill="#FFD9A0"/><path d="M22 62h156v28H22z" fill="#FFE9C9"/><path d="M88 62h24v110H88z" fill="#E0281B"/><path d="M100 60C70 20 44 40 66 56zM100 60c30-40 56-20 34-4z" fill="#FFF6E8"/>',
  },
  microphone: {
    from: '#2A1149',
    to: '#8B3BD0',
    shapes: `<path d="M76 54a24 24 0 0 1 48 0v40a24 24 0 0 1-48 0z" fill="#F3F4F8"/><path d="M76 66h48M76 82h48" stroke="#8B3BD0" stroke-width="4"/><path d="M58 90a42 42 0 0 0 84 0M100 132v34M74 168h52" ${LINE} stroke="#FFD166"/>`,
  },
} as const satisfies Record<string, Scene>

/** Names of all scenes. */
export const SCENE_NAMES = Object.keys(SCENES) as SceneName[]

/** Zoom factor of a close-up. */
const CLOSE = 1.9

/** Close-up of the scene: the same background, a smaller part. */
export function closeUpSvg(name: SceneName): string {
  return sceneSvg(name, 400, 400, CLOSE)
}

/** Scene centred on a background of its colours, with a few lights: an SVG of `width` × `height` units. */
export function sceneSvg(name: SceneName, width = 400, height = 400, zoom = 1): string {
  const { from, to, shapes } = SCENES[name]
  const next = seededNumbers(name.length * 7919 + name.charCodeAt(0))
  const id = `s-${name}`
  const scale = (Math.min(width, height) / 250) * zoom
  const lights = repeat(14, () => {
    const [x, y, radius] = [next() * width, next() * height, 2 + next() * 9]
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}"/>`
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${linear(
      id,
      [
        [0, from],
        [1, to],
      ],
      [0, 0, 1, 1],
    )}${radial(`${id}-glow`, [
      [0, '#FFFFFF', 0.35],
      [1, '#FFFFFF', 0],
    ])}</defs>` +
    `<path d="M0 0h${width}v${height}H0z" fill="url(#${id})"/>` +
    `<ellipse cx="${width / 2}" cy="${height / 2}" rx="${width * 0.45}" ry="${height * 0.45}" fill="url(#${id}-glow)"/>` +
    `<g fill="#FFFFFF" opacity=".18">${lights}</g>` +
    `<g transform="translate(${num(width / 2 - 100 * scale)} ${num(height / 2 - 100 * scale)}) scale(${num(scale)})">${shapes}</g></svg>`
  )
}
