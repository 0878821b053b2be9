// The names that the shell lends are part of the contract with remotes. A name may be added if the shell is released
// before any remote uses the name. No name is ever removed. docs/releasing.md
export {
  BrowserRouter,
  Navigate,
  Route,
  Routes,
  useLocation,
  useParams,
} from 'whole-library/react-router-dom';
export { Link } from './link.js';
