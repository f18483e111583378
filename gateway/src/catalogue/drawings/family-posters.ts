import { grain, ground, linear, num, radial, repeat } from './drawing'
import { LATIN, row, SANS } from './lettering'
import { latinLabel, playfulTitle } from './playful-title'
import type { Composition } from './poster-art'
import { footerBand } from './poster-footer'

const balloonHills: Composition = {
  palettes: [
    { ground: '#8FD3F4', deep: '#1B4B8A', main: '#FF6B6B', accent: '#FFD93D', light: '#FFFFFF' },
    { ground: '#FFD6A5', deep: '#7A3E9D', main: '#FF7F51', accent: '#9BF6C7', light: '#FFFFFF' },
    { ground: '#B8E0D2', deep: '#2A6F6B', main: '#EF476F', accent: '#FFD166', light: '#FFFFFF' },
    { ground: '#C8B6FF', deep: '#4A2C8A', main: '#FF8FAB', accent: '#FFE066', light: '#FFFFFF' },
  ],
  draw: ({ art, palette: p, id, next }) => {
    const balloon = (x: number, y: number, scale: number, a: string, b: string) =>
      `<g transform="translate(${num(x)} ${num(y)}) scale(${num(scale)})"><path d="M0-110C70-110 104-60 104-8C104 46 44 84 22 118H-22C-44 84-104 46-104-8C-104-60-70-110 0-110z" fill="${a}"/>` +
      `<path d="M0-110C34-110 50-60 50-8C50 46 20 84 10 118H-10C-20 84-50 46-50-8C-50-60-34-110 0-110z" fill="${b}"/><path d="M-18 118l4 26M18 118l-4 26" stroke="${p.deep}" stroke-width="3"/><path d="M-20 144h40l-5 30h-30z" fill="${p.deep}"/></g>`
    const cloud = (x: number, y: number, scale: number) =>
      `<path transform="translate(${num(x)} ${num(y)}) scale(${num(scale)})" d="M-70 20a28 28 0 0 1 14-52a42 42 0 0 1 78-6a32 32 0 0 1 48 58z" fill="#fff" opacity=".9"/>`
    return (
      `<defs>${linear(id('g'), [
        [0, p.ground],
        [0.75, '#FFFFFF'],
      ])}</defs>` +
      ground(`url(#${id('g')})`) +
      `<circle cx="500" cy="110" r="64" fill="${p.accent}"/>` +
      cloud(110, 120, 1.1) +
      cloud(470, 330, 0.9) +
      cloud(90 + next() * 40, 440, 0.7) +
      balloon(296 + next() * 20, 446, 0.94, p.main, p.accent) +
      balloon(112, 300, 0.46, p.deep, p.ground) +
      balloon(506, 470, 0.4, p.accent, p.main) +
      `<path d="M0 620q120-80 260-20t340-50V800H0z" fill="${p.accent}"/><path d="M0 680q160-90 330-20t270-30V800H0z" fill="${p.main}" opacity=".85"/>` +
      grain(id('n'), p.deep, 0.1) +
      playfulTitle(art, 184, [p.main, p.deep, '#FF9F1C'], '#FFFFFF', next) +
      row(art.byline, { x: 44, y: 62, size: 23, fill: p.deep, maxWidth: 380, weight: 700 }) +
      latinLabel(art.latin, 668, '#FFFFFF', p.deep) +
      footerBand(art, p.deep, p.light)
    )
  },
}

const forestFriends: Composition = {
  palettes: [
    { ground: '#FFE8B6', deep: '#1F4D3A', main: '#E76F51', accent: '#8AB17D', light: '#FFFBEF' },
    { ground: '#D8F3DC', deep: '#1B4332', main: '#F4845F', accent: '#74C69D', light: '#FFFFFF' },
    { ground: '#243B6B', deep: '#0D1B3D', main: '#F2A65A', accent: '#4C76B2', light: '#FFF8E6' },
    { ground: '#FAD4C0', deep: '#5B2A3C', main: '#D1495B', accent: '#C9A66B', light: '#FFF7F2' },
  ],
  draw: ({ art, palette: p, id, next }) => {
    const tree = (x: number, y: number, size: number, fill: string) =>
      `<path d="M${num(x)} ${num(y - size * 2.6)}l${num(size * 0.8)} ${num(size * 1.3)}h${num(-size * 0.3)}l${num(size * 0.6)} ${num(size * 1.3)}H${num(x - size * 1.1)}l${num(size * 0.6)}${num(-size * 1.3)}h${num(-size * 0.3)}z" fill="${fill}"/>`
    const back = repeat(8, (index) => tree(10 + index * 84, 520 + next() * 40, 66 + next() * 40, p.accent))
    const front = repeat(2, (index) => tree(-14 + index * 628, 640, 84 + next() * 16, p.deep))
    const cheeks = '<path d="M-62 16a13 9 0 1 0 1 0zM60 16a13 9 0 1 0 1 0z" fill="#FF9E9E" opacity=".8"/>'
    const eyes = `<circle cx="-32" cy="-8" r="9"/><circle cx="32" cy="-8" r="9"/><path d="M-13 14q13-12 26 0q-5 14-13 14t-13-14z"/><path d="M0 28q-2 14-18 14M0 28q2 14 18 14" fill="none" stroke="#2B2118" stroke-width="5" stroke-linecap="round"/>`
    const bear = `<g transform="translate(196 520)"><circle cx="-72" cy="-74" r="34" fill="#8A5A3B"/><circle cx="72" cy="-74" r="34" fill="#8A5A3B"/><circle cx="-72" cy="-74" r="17" fill="#D9A77C"/><circle cx="72" cy="-74" r="17" fill="#D9A77C"/><path d="M-110 160V0a110 106 0 0 1 220 0v160z" fill="#A56B46"/><ellipse cy="26" rx="46" ry="36" fill="#E8C39E"/><g fill="#2B2118">${eyes}</g>${cheeks}</g>`
    const fox = `<g transform="translate(408 566) scale(.82)"><path d="M-96-118l76 44h40l76-44q14 66-2 124v160H-94V6q-16-58-2-124z" fill="${p.main}"/><path d="M-94 6q40 0 94 62q54-62 94-62v160H-94z" fill="#FFF6E9"/><path d="M-84-96l36 34-36 24zM84-96l-36 34 36 24z" fill="#5A2B1C"/><g fill="#2B2118">${eyes}</g></g>`
    return (
      ground(p.ground) +
      `<circle cx="${num(430 + next() * 60)}" cy="270" r="74" fill="${p.light}" opacity=".85"/>` +
      back +
      bear +
      fox +
      front +
      `<path d="M0 640q150-40 300-10t300-14V800H0z" fill="${p.deep}"/>` +
      repeat(
        10,
        (index) =>
          `<circle cx="${num(30 + index * 60 + next() * 20)}" cy="${num(668 + next() * 20)}" r="${num(4 + next() * 4)}" fill="${index % 2 ? p.main : p.light}"/>`,
      ) +
      grain(id('n'), p.deep, 0.14) +
      playfulTitle(
        art,
        168,
        p.ground === '#243B6B' ? [p.light, p.main] : [p.deep, p.main],
        p.ground === '#243B6B' ? p.deep : p.light,
        next,
      ) +
      row(art.byline, {
        x: 300,
        y: 58,
        size: 22,
        fill: p.ground === '#243B6B' ? p.light : p.deep,
        maxWidth: 500,
        anchor: 'middle',
        weight: 700,
        spacing: 0.06,
      }) +
      latinLabel(art.latin, 690, p.main, '#FFFFFF') +
      footerBand(art, p.deep, p.light, 98)
    )
  },
}

const whaleSea: Composition = {
  palettes: [
    { ground: '#0FA3B1', deep: '#053B50', main: '#1E6091', accent: '#F7A072', light: '#F9F7F3' },
    { ground: '#5FA8D3', deep: '#12355B', main: '#1B4965', accent: '#FFD166', light: '#FFFFFF' },
    { ground: '#7B6CF6', deep: '#2A1E6B', main: '#4636B8', accent: '#FFB5E8', light: '#FFFFFF' },
    { ground: '#F6BD60', deep: '#5C2A2A', main: '#F28482', accent: '#84A59D', light: '#FFF9F0' },
  ],
  draw: ({ art, palette: p, id, next }) => {
    const bubbles = repeat(
      16,
      () => `<circle cx="${num(next() * 600)}" cy="${num(220 + next() * 420)}" r="${num(4 + next() * 16)}"/>`,
    )
    const wave = (y: number, fill: string, opacity: number) =>
      `<path d="M-20 ${y}${'q40-34 80 0t80 0'.repeat(4)}V800H-20z" fill="${fill}" opacity="${opacity}"/>`
    const fish = (x: number, y: number, fill: string, turn: number) =>
      `<g transform="translate(${num(x)} ${num(y)}) scale(${turn} 1)" fill="${fill}"><path d="M-34 0q34-34 64 0q-30 34-64 0l-22-18v36z"/><circle cx="14" cy="-5" r="4" fill="${p.deep}"/></g>`
    return (
      `<defs>${linear(id('g'), [
        [0, p.light],
        [0.34, p.ground],
        [1, p.deep],
      ])}</defs>` +
      ground(`url(#${id('g')})`) +
      wave(300, p.ground, 0.5) +
      wave(344, p.main, 0.35) +
      `<g transform="translate(${num(290 + next() * 20)} 470) rotate(-7)"><path d="M-214-24C-210-130-80-156 30-118C120-88 146-58 196-66C222-70 214-124 242-150C258-116 290-118 306-104C286-66 262-60 240-34C214 14 150 96 14 104C-120 112-218 62-214-24z" fill="${p.main}"/>` +
      `<path d="M-212-4C-150 34-40 30 60 92C-90 128-214 70-212-4z" fill="${p.light}"/><path d="M-178 34q30 14 62 16M-160 58q40 16 84 16M-124 80q46 14 96 12" stroke="${p.ground}" stroke-width="5" fill="none" stroke-linecap="round"/>` +
      `<path d="M10 40q14 70 74 86q-4-60-40-98z" fill="${p.deep}" opacity=".5"/><circle cx="-128" cy="-34" r="12" fill="${p.deep}"/><circle cx="-124" cy="-38" r="4" fill="#fff"/><circle cx="-104" cy="-4" r="14" fill="${p.accent}" opacity=".8"/>` +
      `<path d="M-60-132C-60-180-92-190-104-176M-60-132C-60-180-28-190-16-176" stroke="${p.light}" stroke-width="9" fill="none" stroke-linecap="round"/></g>` +
      `<g fill="none" stroke="${p.light}" stroke-width="3" opacity=".5">${bubbles}</g>` +
      fish(106, 640, p.accent, 1) +
      fish(500, 620, p.light, -1) +
      fish(440, 668, p.accent, -1) +
      `<path d="M40 800c-20-60 10-70 0-120M70 800c16-50-8-60 6-104M540 800c-20-70 16-80 2-134M572 800c14-40-10-60 4-92" stroke="${p.accent}" stroke-width="11" fill="none" stroke-linecap="round"/>` +
      playfulTitle(art, 176, [p.deep, p.main, p.accent], '#FFFFFF', next) +
      row(art.byline, {
        x: 300,
        y: 60,
        size: 22,
        fill: p.deep,
        maxWidth: 500,
        anchor: 'middle',
        weight: 700,
        spacing: 0.06,
      }) +
      row(art.latin, {
        x: 300,
        y: 714,
        size: 18,
        fill: p.light,
        maxWidth: 420,
        anchor: 'middle',
        font: LATIN,
        weight: 700,
        spacing: 0.1,
      }) +
      row(art.dateLine, {
        x: 300,
        y: 746,
        size: 27,
        fill: p.light,
        maxWidth: 420,
        anchor: 'middle',
        font: LATIN,
        weight: 700,
      }) +
      row(art.venueLine, { x: 300, y: 776, size: 20, fill: p.light, maxWidth: 420, anchor: 'middle' })
    )
  },
}

const rocketNight: Composition = {
  palettes: [
    { ground: '#2B2D6E', deep: '#12133A', main: '#FF5C5C', accent: '#FFD447', light: '#FFFFFF' },
    { ground: '#0F5E78', deep: '#062C3D', main: '#FF8552', accent: '#F9F871', light: '#FFFFFF' },
    { ground: '#6A2C70', deep: '#2B0F33', main: '#F08A5D', accent: '#F9ED69', light: '#FFFFFF' },
    { ground: '#FF9A8B', deep: '#5C2751', main: '#6457A6', accent: '#FFE08A', light: '#FFFFFF' },
  ],
  draw: ({ art, palette: p, id, next }) => {
    const stars = repeat(26, (index) => {
      const x = num(next() * 600)
      const y = num(next() * 640)
      const size = num(3 + next() * 7)
      if (index % 3) return `<circle cx="${x}" cy="${y}" r="${num(1 + next() * 2.4)}"/>`
      return `<path d="M${x} ${y}l${size} ${num(Number(size) * 2)} ${num(Number(size) * 2)} ${size}-${num(Number(size) * 2)} ${size}-${size} ${num(Number(size) * 2)}-${size}-${num(Number(size) * 2)}-${num(Number(size) * 2)}-${size} ${num(Number(size) * 2)}-${size}z"/>`
    })
    return (
      `<defs>${linear(id('g'), [
        [0, p.deep],
        [0.7, p.ground],
        [1, p.main],
      ])}${linear(id('f'), [
        [0, p.accent],
        [1, p.main, 0],
      ])}${radial(id('h'), [
        [0, p.accent, 0.5],
        [1, p.accent, 0],
      ])}</defs>` +
      ground(`url(#${id('g')})`) +
      `<g fill="${p.accent}">${stars}</g>` +
      `<g transform="translate(${num(468 + next() * 24)} 330)"><circle r="58" fill="${p.main}"/><path d="M-57-10q57 20 114-8M-54 18q54 20 106-6" stroke="${p.accent}" stroke-width="8" fill="none"/><ellipse rx="96" ry="18" transform="rotate(-16)" fill="none" stroke="${p.light}" stroke-width="7"/></g>` +
      `<circle cx="290" cy="440" r="220" fill="url(#${id('h')})"/>` +
      `<g transform="translate(282 430) rotate(24)"><path d="M-30 112q30 180 60 0z" fill="url(#${id('f')})" transform="scale(1.3)"/><path d="M-52 50L-104 128L-44 116zM52 50L104 128L44 116z" fill="${p.main}"/><path d="M0-178C62-120 74-20 46 122H-46C-74-20-62-120 0-178z" fill="${p.light}"/><path d="M0-178C36-144 54-104 60-66H-60C-54-104-36-144 0-178z" fill="${p.main}"/><circle cy="-10" r="36" fill="${p.deep}"/><circle cy="-10" r="26" fill="#9BE3FF"/><path d="M-18-16q8-16 24-16" stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M-46 122h92l-8 22h-76z" fill="${p.deep}"/></g>` +
      `<g fill="#fff"><circle cx="60" cy="690" r="70"/><circle cx="160" cy="716" r="84"/><circle cx="280" cy="700" r="66"/><circle cx="390" cy="720" r="82"/><circle cx="500" cy="696" r="74"/><circle cx="590" cy="716" r="66"/><path d="M0 700h600v100H0z"/></g>` +
      grain(id('n'), p.light, 0.1) +
      playfulTitle(art, 178, [p.accent, p.light, p.main === '#6457A6' ? p.accent : p.main], p.deep, next) +
      row(art.byline, {
        x: 300,
        y: 62,
        size: 22,
        fill: p.light,
        maxWidth: 500,
        anchor: 'middle',
        weight: 700,
        spacing: 0.08,
      }) +
      row(art.latin, {
        x: 300,
        y: 684,
        size: 18,
        fill: p.main,
        maxWidth: 500,
        anchor: 'middle',
        font: LATIN,
        weight: 700,
        spacing: 0.1,
      }) +
      row(art.dateLine, {
        x: 300,
        y: 730,
        size: 31,
        fill: p.deep,
        maxWidth: 500,
        anchor: 'middle',
        font: LATIN,
        weight: 700,
      }) +
      row(art.venueLine, { x: 300, y: 766, size: 21, fill: p.deep, maxWidth: 500, anchor: 'middle', font: SANS })
    )
  },
}

/** Poster compositions of 儿童亲子: balloons, forest animals, a whale, a rocket. */
export const FAMILY_POSTERS = {
  'balloon-hills': balloonHills,
  'forest-friends': forestFriends,
  'whale-sea': whaleSea,
  'rocket-night': rocketNight,
} satisfies Record<string, Composition>
