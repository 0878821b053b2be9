// What the shell lends is part of the contract with remotes: a name may be added, with a shell that is released before
// any remote uses it; none is taken away. docs/releasing.md, A new contract version
export {
  BrowserRouter,
  Navigate,
  Route,
  Routes,
  useLocation,
  useParams,
} from 'whole-library/react-router-dom';
export { Link } from './link.js';
