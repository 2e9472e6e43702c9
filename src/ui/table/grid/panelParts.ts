/** A chunk of its own: what the grid's panels, menus and editable cells are made of. */
export {
  GridColumnMenu,
  GridColumnsManagement,
  GridColumnsPanel,
  GridFilterPanel,
  GridPanel,
  GridToolbar,
} from '@mui/x-data-grid'
export { default as controles } from '@mui/x-data-grid/material'
export { PanelPopper } from './PanelPopper'
export { BooleanFilter } from '../BooleanFilter'
export { DateFilter } from '../DateFilter'
