/** Set while plain rows stand where the grid will be; module state, since they come before there is a store. */
let stands = false

export const hasStandIn = () => stands

export const setStandIn = (next: boolean) => {
  stands = next
}
