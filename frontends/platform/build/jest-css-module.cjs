module.exports = { __esModule: true, default: new Proxy({}, { get: (_classes, name) => String(name) }) };
