/*
 * Adds the built-in objects and methods of JavaScript that the page's script uses, for browsers as old as KaiOS 2.5
 * (Gecko 48). A module of core-js changes nothing if the browser has the feature. docs/decisions/0045
 */
import 'core-js/modules/es.symbol';
import 'core-js/modules/es.symbol.iterator';
import 'core-js/modules/es.object.to-string';
import 'core-js/modules/es.array.iterator';
import 'core-js/modules/es.string.iterator';
import 'core-js/modules/es.map';
import 'core-js/modules/es.set';
import 'core-js/modules/es.promise';
import 'core-js/modules/es.promise.finally';
import 'core-js/modules/es.array.find';
import 'core-js/modules/es.array.find-index';
import 'core-js/modules/es.array.flat-map';
import 'core-js/modules/es.array.from';
import 'core-js/modules/es.array.includes';
import 'core-js/modules/es.object.assign';
import 'core-js/modules/es.object.entries';
import 'core-js/modules/es.object.from-entries';
import 'core-js/modules/es.object.values';
import 'core-js/modules/es.string.includes';
import 'core-js/modules/es.string.starts-with';
import 'core-js/modules/web.dom-collections.for-each';
import 'core-js/modules/web.dom-collections.iterator';
