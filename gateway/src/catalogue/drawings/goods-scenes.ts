const LINE = 'fill="none" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"'

const STAR_PIN =
  '<circle cx="74" cy="84" r="46" fill="#B98A2E"/><circle cx="74" cy="84" r="40" fill="#D62246"/><path d="M74 56l8 18 20 2-15 13 5 20-18-11-18 11 5-20-15-13 20-2z" fill="#FFE9B0"/>'
const TICKET_PIN =
  '<path d="M110 112h58a10 10 0 0 1 10 10v34a10 10 0 0 1-10 10h-58a10 10 0 0 1-10-10v-8a9 9 0 0 0 0-18v-8a10 10 0 0 1 10-10z" fill="#B98A2E"/><path d="M112 118h54a6 6 0 0 1 6 6v30a6 6 0 0 1-6 6h-54a6 6 0 0 1-6-6v-2a14 14 0 0 0 0-26v-2a6 6 0 0 1 6-6z" fill="#0E8F80"/><path d="M130 132h30M130 146h20" stroke="#FFF8EC" stroke-width="5" stroke-linecap="round"/>'

/** A hoodie in the colour of its cloth and its shade. */
function hoodie(cloth: string, shade: string): string {
  return `<path d="M64 50q36-34 72 0l30 22 18 92-28 8-12-52v64H56v-64l-12 52-28-8 18-92z" fill="${cloth}"/><path d="M68 52q32 44 64 0-4-28-32-28T68 52z" fill="${shade}"/><path d="M78 50q22 28 44 0-4-14-22-14t-22 14z" fill="#9AA8BE"/><path d="M88 70v26M112 70v26" stroke="#F4F6FA" stroke-width="4" stroke-linecap="round"/><path d="M70 132h60l8 34H62z" fill="${shade}"/><circle cx="100" cy="114" r="12" fill="#FF7A1A"/>`
}

/** A mug with two quavers. */
function mug(glaze: string, print: string): string {
  return `<path d="M132 88h18a22 22 0 0 1 0 44h-18" ${LINE} stroke="${glaze}"/><path d="M46 62h90v92a18 18 0 0 1-18 18H64a18 18 0 0 1-18-18z" fill="${glaze}"/><path d="M70 128V96l42-9v32" ${LINE} stroke="${print}"/><circle cx="63" cy="130" r="9" fill="${print}"/><circle cx="105" cy="122" r="9" fill="${print}"/>`
}

/** Mall goods: background colours and shapes in a box of 200 × 200. */
export const GOODS_SCENES = {
  hoodie: { from: '#DDE3EC', to: '#9AA8BE', shapes: hoodie('#2C3A55', '#1E2940') },
  'hoodie-cream': { from: '#DDE3EC', to: '#9AA8BE', shapes: hoodie('#F4EBD8', '#DCCFB4') },
  mug: { from: '#D9E4FB', to: '#8FA8E8', shapes: mug('#FFFFFF', '#22315E') },
  'mug-black': { from: '#D9E4FB', to: '#8FA8E8', shapes: mug('#17191F', '#FFD166') },
  'enamel-pin': { from: '#FFF1D6', to: '#FFC56B', shapes: STAR_PIN + TICKET_PIN },
  'pin-star': { from: '#FFF1D6', to: '#FFC56B', shapes: `<g transform="translate(26 16)">${STAR_PIN}</g>` },
  'pin-ticket': { from: '#FFF1D6', to: '#FFC56B', shapes: `<g transform="translate(-38 -36)">${TICKET_PIN}</g>` },
  umbrella: {
    from: '#CBE4F7',
    to: '#6FA5D8',
    shapes: `<path d="M24 104a76 76 0 0 1 152 0q-19-16-38 0-19-16-38 0-19-16-38 0-19-16-38 0z" fill="#1D3F72"/><path d="M62 104q0-48 38-76 38 28 38 76-19-16-38 0-19-16-38 0z" fill="#FF7A1A"/><path d="M100 22v-8" ${LINE} stroke="#1D3F72"/><path d="M100 98v64a14 14 0 0 0 28 0" ${LINE} stroke="#1D3F72"/>`,
  },
  vinyl: {
    from: '#3B2A20',
    to: '#8A5A3C',
    shapes:
      '<path d="M28 36h112v128H28z" fill="#F6E7CF"/><path d="M40 48h88v66H40z" fill="#D62246"/><circle cx="84" cy="81" r="20" fill="#FFD166"/><path d="M42 132h64M42 146h40" stroke="#3B2A20" stroke-width="5" stroke-linecap="round"/><circle cx="142" cy="100" r="50" fill="#14171F"/><circle cx="142" cy="100" r="38" fill="none" stroke="#2C313E" stroke-width="3"/><circle cx="142" cy="100" r="28" fill="none" stroke="#2C313E" stroke-width="3"/><circle cx="142" cy="100" r="17" fill="#FF7A1A"/><circle cx="142" cy="100" r="4" fill="#F6E7CF"/>',
  },
  notebook: {
    from: '#E5F0DC',
    to: '#A3C585',
    shapes:
      '<path d="M56 30h92a10 10 0 0 1 10 10v120a10 10 0 0 1-10 10H56z" fill="#2F5233"/><path d="M44 30h24v140H44a8 8 0 0 1-8-8V38a8 8 0 0 1 8-8z" fill="#1F3A24"/><path d="M84 58h58v40H84z" fill="#F7F3E3"/><path d="M96 74h34M96 84h22" stroke="#2F5233" stroke-width="4" stroke-linecap="round"/><path d="M140 30h8v62l-4-6-4 6z" fill="#FF7A1A"/><path d="M100 140q14-22 28 0" fill="none" stroke="#FFD166" stroke-width="5" stroke-linecap="round"/>',
  },
  'photo-cards': {
    from: '#E8DAF7',
    to: '#A98BD6',
    shapes:
      '<g transform="rotate(-14 90 110)"><path d="M36 56h66v96H36z" fill="#FFFFFF"/><path d="M42 62h54v68H42z" fill="#FF9BB0"/></g><g transform="rotate(10 120 100)"><path d="M98 52h66v96H98z" fill="#FFFFFF"/><path d="M104 58h54v68h-54z" fill="#5132D8"/><circle cx="131" cy="82" r="14" fill="#FFD166"/><path d="M108 126q23-40 46 0z" fill="#FFD166"/></g>',
  },
  'coupon-pack': {
    from: '#FFE3D1',
    to: '#FF9C66',
    shapes:
      '<g transform="rotate(-10 100 90)"><path d="M34 58h132v18a10 10 0 0 0 0 20v18H34V96a10 10 0 0 0 0-20z" fill="#FFF6EC"/></g><path d="M34 84h132v22a12 12 0 0 0 0 24v22H34v-22a12 12 0 0 0 0-24z" fill="#E0281B"/><path d="M132 90v56" stroke="#FFD9A0" stroke-width="4" stroke-dasharray="6 6"/><path d="M66 100l14 16 14-16M80 116v24M66 122h28M66 132h28" fill="none" stroke="#FFF6EC" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>',
  },
  'stub-frame': {
    from: '#F3E9DA',
    to: '#C9A877',
    shapes:
      '<path d="M34 34h132v132H34z" fill="#6B4526"/><path d="M46 46h108v108H46z" fill="#FFFBF2"/><path d="M60 74h80v14a8 8 0 0 0 0 16v22H60v-22a8 8 0 0 0 0-16z" fill="#D62246"/><path d="M118 78v44" stroke="#FFE9B0" stroke-width="3" stroke-dasharray="5 5"/><path d="M70 92h36M70 104h26" stroke="#FFF6E8" stroke-width="5" stroke-linecap="round"/>',
  },
} as const
