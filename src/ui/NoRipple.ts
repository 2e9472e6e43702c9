/** In the place of MUI's ripple, which the theme switches off everywhere: its code would come with every button all the same. */
export default function NoRipple() {
  return null
}
