// The shell lends these names to remotes, so the names are part of the contract. A name may be added if the shell is
// released before any remote uses the name. No name is ever removed. docs/releasing.md
export {
  BrowserRouter,
  Navigate,
  Route,
  Routes,
  useLocation,
  useParams,
} from 'whole-library/react-router-dom';
export { Link } from './link.js';
